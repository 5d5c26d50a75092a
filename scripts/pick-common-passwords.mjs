// Makes lib/auth/common-passwords.json: the most common stolen passwords that our other rules accept. Run by
// hand when the list has a new edition:
//   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-4.1.3.tgz
//   node scripts/pick-common-passwords.mjs package && rm -r package zxcvbn-ts-language-common-4.1.3.tgz
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SHORTEST = 8;
const COUNT = 10_000;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: node scripts/pick-common-passwords.mjs FOLDER_OF_THE_PACKAGE");
const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
/** Most common first. */
const stolen = JSON.parse(readFileSync(join(folder, "src/passwords.json"), "utf8"));
const lower = stolen.map((password) => password.normalize("NFKC").toLowerCase());
const passwords = [...new Set(lower)].filter((password) => password.length >= SHORTEST && !/\s/.test(password));
const data = {
  source: `${name} ${version}, src/passwords.json`,
  license: readFileSync(join(folder, "LICENSE.txt"), "utf8").trim().split(/\s+/).join(" "),
  passwords: passwords.slice(0, COUNT).join(" "),
};
writeFileSync("lib/auth/common-passwords.json", `${JSON.stringify(data, null, 2)}\n`);
