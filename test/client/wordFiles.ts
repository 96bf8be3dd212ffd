/** The files of words of the whole client, for the tests that read all of them. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#shared/locale';

const root = path.join(process.cwd(), 'src/client');

export type Words = { readonly [key: string]: string | Words };

/** Paths of all files of words below `src/client`, with a star in the place of the language. */
export const wordFiles = (language: Language): readonly string[] =>
  ['locales', 'areas']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)))
    .filter((name) => new RegExp(`(^locales|/words)/${language}/\\w+\\.ts$|/words\\.${language}\\.ts$`).test(name))
    .map((name) => name.replace(new RegExp(`([/.])${language}([/.])`), '$1*$2'))
    .sort();

/** The words of one of these files. */
export const wordsOf = async (language: Language, file: string): Promise<Words> =>
  ((await import(path.join(root, file.replace('*', language)))) as { default: Words }).default;

/** Whether the words belong to a resource, whose screens they stand beside. */
export const isOfResource = (file: string): boolean => file.endsWith('/words.*.ts');
