/** The built client, read once at the start: the HTML shells, the files of each chunk, and all other files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuiltSite } from './document';

export type BuiltClient = {
  /** The app's document, and that of the public pages. */
  readonly shell: string;
  readonly site: BuiltSite;
  readonly filesOf: (chunk: string) => readonly string[];
  readonly files: ReadonlySet<string>;
};

/** Served by their own rules, or not at all. */
const KEPT_BACK = /^(index\.html|site\.html|route-chunks\.json)(\.|$)|\.(br|gz|map)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((name) => !KEPT_BACK.test(name));

const textIn = (folder: string, name: string): string | undefined =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined;

/** @returns undefined where nothing was built */
export function readClient(folder: string): BuiltClient | undefined {
  const [shell, site] = [textIn(folder, 'index.html'), textIn(folder, 'site.html')];
  if (shell === undefined || site === undefined) return undefined;
  const chunks = JSON.parse(textIn(folder, 'route-chunks.json') ?? '{}') as Readonly<Record<string, readonly string[]>>;
  const filesOf = (chunk: string) => (Object.hasOwn(chunks, chunk) ? chunks[chunk]! : []);
  const [font] = filesOf('font');
  const face = font !== undefined && existsSync(join(folder, font)) ? readFileSync(join(folder, font)).toString('base64') : '';
  return {
    shell,
    site: { shell: site, filesOf, styleOf: (file) => textIn(folder, file) ?? '', face },
    filesOf,
    files: new Set(filesIn(folder)),
  };
}
