// What stands in the files of a data folder, byte for byte.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Which of these texts stands in which file or file's name of a folder: as UTF-8, as UTF-16, or as JSON tells it. */
export function foundIn(folder: string, texts: readonly string[]): string[] {
  const found: string[] = [];
  for (const path of filesOf(folder)) {
    const bytes = Buffer.concat([Buffer.from(`${relative(folder, path)}\n`), readIfThere(path)]);
    for (const text of texts)
      if (formsOf(text).some((form) => bytes.includes(form))) found.push(`${relative(folder, path)}: ${text}`);
  }
  return found;
}

const formsOf = (text: string): Buffer[] => [
  Buffer.from(text),
  Buffer.from(text, 'utf16le'),
  Buffer.from(JSON.stringify(text).slice(1, -1)),
  Buffer.from(encodeURIComponent(text)),
];

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}

/** A server that runs may remove a file between the look into its folder and the look into the file. */
function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
