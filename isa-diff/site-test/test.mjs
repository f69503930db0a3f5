// Test of the reference site in headless Chromium.
//
//     cargo xtask site OUT && npm ci && node test.mjs OUT [--shots DIR]
//
// Skipped, with a message and status 0, where there is no Chromium or no playwright-core. CHROMIUM names another program.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const site = resolve(process.argv[2] ?? "site");
const shots = process.argv[3] === "--shots" ? process.argv[4] : null;
const program = process.env.CHROMIUM ?? "/usr/bin/chromium";

function skip(why) {
  console.log("skipped: " + why);
  process.exit(0);
}

if (!existsSync(join(site, "index.html"))) {
  console.error("no site in " + site + ": run `cargo xtask site OUT` and name OUT");
  process.exit(1);
}
if (!existsSync(program)) skip("no Chromium at " + program + " (install Debian's chromium, or set CHROMIUM)");
const playwright = await import("playwright-core").catch(() => null);
if (!playwright) skip("no playwright-core (run npm ci in this folder)");

const browser = await playwright.chromium.launch({
  executablePath: program,
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const home = pathToFileURL(site).href + "/";
const faults = [];
const requests = [];

async function open(path, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  const page = await context.newPage();
  page.on("console", (message) => { if (message.type() === "error") faults.push(path + ": " + message.text()); });
  page.on("pageerror", (error) => faults.push(path + ": " + error));
  page.on("request", (request) => requests.push(request.url()));
  page.on("requestfailed", (request) => faults.push(path + ": failed " + request.url()));
  await page.goto(home + path);
  return page;
}

const tests = {
  async "typing finds an instruction, and the keyboard opens it"() {
    const page = await open("index.html");
    await page.focus("#q");
    await page.keyboard.type("v_add_f32");
    const first = page.locator("#hits [role=option]").first();
    await first.filter({ hasText: /^V_ADD_F32/ }).waitFor({ timeout: 5000 });
    assert.match(await first.innerText(), /^V_ADD_F32\b/);
    assert.equal(await first.getAttribute("aria-selected"), "true");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/i\/V_ADD_F32\.html$/);
    assert.equal(await page.locator("h1").innerText(), "V_ADD_F32");
    // Every bit of a word is drawn: the spans of each row add up to 32.
    const rows = await page.locator(".word").evaluateAll((words) => words.map((word) =>
      [...word.children].reduce((sum, cell) => sum + Number(/span (\d+)/.exec(cell.getAttribute("style"))[1]), 0)));
    assert.ok(rows.length > 0 && rows.every((sum) => sum === 32), String(rows));
  },

  async "arrows choose among several"() {
    const page = await open("index.html");
    await page.focus("#q");
    await page.keyboard.type("v_add");
    const hits = page.locator("#hits [role=option]");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    assert.deepEqual([await hits.nth(0).getAttribute("aria-selected"), await hits.nth(1).getAttribute("aria-selected")], ["false", "true"]);
    await page.keyboard.press("Escape");
    assert.equal(await hits.count(), 0);
  },

  async "an alias leads to the page"() {
    const page = await open("index.html");
    const [alias, name] = await page.evaluate(() => NAMES.find(([name, page]) => name !== page));
    await page.fill("#q", alias.toLowerCase());
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname.endsWith("/i/" + name + ".html"));
    assert.ok((await page.locator("dl").allInnerTexts()).some((text) => text.includes(alias)));
  },

  // What LLVM's disassembler says of these words on gfx90a, gfx1030 and gfx1250.
  async "the decoder box decodes words of three generations"() {
    const page = await open("decode.html");
    const cases = [
      ["cdna2", "06050806", "V_SUBREV_F32 v4, v6, v2"],
      ["rdna2", "080780f0 07046000", "IMAGE_SAMPLE v["],
      ["cdna5", "0x7e00c501", "V_SAT_PK_U8_I16 v0, v1"],
    ];
    for (const [generation, hex, text] of cases) {
      await page.selectOption("#gen", generation);
      await page.fill("#hex", hex);
      await page.locator("#result h2").filter({ hasText: text }).waitFor({ timeout: 5000 });
    }
    await page.selectOption("#gen", "");
    await page.fill("#hex", "06050806");
    await page.locator("#result tbody tr").nth(9).waitFor({ timeout: 10000 });
    assert.equal(await page.locator("#result tbody tr").count(), 10);
    await page.fill("#hex", "0605zz");
    assert.match(await page.locator("#result .error").innerText(), /expected hexadecimal digits/);
    await page.selectOption("#gen", "rdna4");
    await page.fill("#hex", "ffffffff");
    assert.match(await page.locator("#result .error").innerText(), /no instruction/);
  },

  // The examples were checked with the reference decoder when the site was written.
  async "the decoder agrees with every example of every page"() {
    const examples = [];
    for (const file of readdirSync(join(site, "i"))) {
      const html = readFileSync(join(site, "i", file), "utf8");
      for (const [, generation, hex] of html.matchAll(/decode\.html#([a-z0-9_]+):([0-9a-f]+)/g)) {
        examples.push([file.replace(".html", ""), generation, hex]);
      }
    }
    assert.ok(examples.length > 3000, String(examples.length));
    const page = await open("decode.html");
    await page.selectOption("#gen", "");
    await page.fill("#hex", "00000000");
    await page.locator("#result tbody tr").nth(9).waitFor({ timeout: 10000 });
    const wrong = await page.evaluate((examples) => examples.filter(([name, generation, hex]) =>
      Decoder.decode(generation, Decoder.parse(hex)).name !== name), examples);
    assert.deepEqual(wrong, []);
    console.log("  " + examples.length + " examples");
  },

  async "links lead somewhere"() {
    for (const path of ["index.html", "names.html", "encodings.html", "changes.html", "i/V_ADD_F32.html", "e/ENC_VOP3.html", "d/rdna3-rdna4.html"]) {
      const page = await open(path);
      const links = await page.locator("a[href]").evaluateAll((links) => links.map((link) => link.href));
      for (const link of new Set(links)) {
        const file = new URL(link).pathname;
        assert.ok(existsSync(decodeURIComponent(file)), path + " links to " + link);
      }
      await page.context().close();
    }
  },

  async "nothing is wider than a phone"() {
    for (const path of ["index.html", "decode.html#rdna3:06050806", "i/V_CVT_PK_BF8_F32.html", "e/ENC_VOP3.html", "d/rdna3-rdna4.html", "changes.html", "names.html"]) {
      const page = await open(path, { viewport: { width: 360, height: 740 } });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 360, path + " is " + width + " wide");
      await page.context().close();
    }
  },
};

async function photograph() {
  mkdirSync(shots, { recursive: true });
  const pages = { index: "index.html", card: "i/V_CVT_PK_BF8_F32.html", encoding: "e/ENC_SMEM.html", diff: "d/rdna3-rdna4.html", changes: "changes.html", decode: "decode.html#rdna3:06050806", names: "names.html" };
  for (const [name, path] of Object.entries(pages)) {
    for (const [width, colorScheme] of [[1200, "light"], [1200, "dark"], [360, "light"], [360, "dark"]]) {
      const page = await open(path, { viewport: { width, height: width > 400 ? 900 : 740 }, colorScheme });
      if (name === "index") await page.fill("#q", "v_add");
      await page.screenshot({ path: join(shots, name + "-" + width + "-" + colorScheme + ".png") });
      await page.context().close();
    }
  }
  const page = await open(pages.card);
  await page.pdf({ path: join(shots, "card.pdf"), format: "A4" });
}

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    await test();
    console.log("ok: " + name);
  } catch (error) {
    failed++;
    console.log("FAILED: " + name + "\n" + error);
  }
}
if (shots) await photograph();
await browser.close();
const outside = requests.filter((url) => !url.startsWith(home) && !url.startsWith("data:"));
if (faults.length) console.log("FAILED: errors on the console\n" + faults.join("\n"));
if (outside.length) console.log("FAILED: requests that leave the folder\n" + outside.join("\n"));
const bad = failed || faults.length || outside.length;
console.log(bad ? "failed" : "all passed, no console error, no request left the folder");
process.exit(bad ? 1 : 0);
