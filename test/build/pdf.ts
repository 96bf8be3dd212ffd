/** A PDF as its reader meets it: text in the order of the pages, and the parts that a screen reader follows. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export type ReadPart = { readonly role: string; readonly text: string };
export type ReadPdf = {
  readonly title: string;
  readonly language: string;
  readonly marked: boolean;
  readonly pages: readonly { readonly text: string; readonly parts: readonly ReadPart[] }[];
};

/** @throws Error when the bytes are no PDF */
export const readPdf = (bytes: Buffer): ReadPdf => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve('test/build/readPdf.mjs')], { input: bytes });
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString()) as ReadPdf;
};

/** All text with each space as a plain one, as a search finds it. */
export const textOf = ({ pages }: ReadPdf): string => pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
