/** Mails made from a seed: parts, charsets, encodings, headers and nesting shuffled, whole and broken. */

export type RandomMail = {
  readonly raw: Buffer;
  /** What a person wrote in it. */
  readonly words: string;
  /** Whether each byte of it can be read; else only that some words are left is expected. */
  readonly isWhole: boolean;
  /** Of which pieces it was made, to name the one that fails. */
  readonly made: string;
};

/** Numbers from 0 to 1 (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/.{76}/g, '$&\n');
const quotedPrintable = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) =>
      byte > 126 || byte < 32 || byte === 61 ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte),
    )
    .join('')
    .replace(/.{60}/g, (line) => (/=.?$/.test(line) ? line : `${line}=\n`))
    .replace(/=0A/g, '\n');

const OLD = 'Nadi <no-reply@nadi.test>';

/** How own words stand next to a mail that is repeated, in plain text. */
const quotes: Readonly<Record<string, (own: string) => string>> = {
  none: (own) => own,
  above: (own) => `${own}\n\nPada Sen, 9 Nov 2026 pukul 10.00 ${OLD} menulis:\n> Sudah?\n> Salam`,
  below: (own) => `On Mon, 9 Nov 2026 at 10:00 ${OLD} wrote:\n> Sudah?\n\n${own}`,
  between: (own) => `> Sudah?\n${own}\n> Salam`,
  outlook: (own) => `${own}\n\nFrom: ${OLD}\nSent: Monday\nTo: Ayu\nSubject: TKT\n\nLama.`,
  belowOutlook: (own) => `Halo,\n\n-----Original Message-----\nFrom: ${OLD}\nSent: Monday\n\nLama.\n\n${own}`,
  signature: (own) => `${own}\n-- \nAyu\nKlinik`,
  lines: (own) => `--\n${own}\n--\nDari: Loket 2\nKe: Poli`,
  amount: (own) => `>100 tablet\n${own}`,
  onlyOld: (own) => `> ${own}`,
  signs: (own) => `\u000b\u0007${own}\u000c x${'\u0301'.repeat(50)}\u0000`,
  unseen: (own) => `\u200b\u202e\ufeff${own}`,
  long: (own) => `${own} ${'kata '.repeat(6_000)}`,
};

const htmls: Readonly<Record<string, (own: string) => string>> = {
  paragraph: (own) => `<html><head><title>Judul</title><style>p{}</style></head><body><p>${own}</p></body></html>`,
  cells: (own) => `<table><tr><td>${own}</td><td>2</td></tr></table>`,
  gmail: (own) => `<div>${own}</div><div class="gmail_quote"><div>On Monday Nadi wrote:</div><blockquote>Lama</blockquote></div>`,
  inside: (own) => `<div class="gmail_quote"><blockquote>Lama</blockquote><p>${own}</p><blockquote>Lama</blockquote></div>`,
  indented: (own) => `<blockquote style="margin:0 0 0 40px">${own}</blockquote>`,
  deep: (own) => `${'<div>'.repeat(3_000)}${own}${'</div>'.repeat(3_000)}`,
  open: (own) => `<div><p>${own}<b><i><table><td`,
  wide: (own) => `<p>${own}</p>${'<br>'.repeat(2_000)}`,
  comment: (own) => `<!-- <p>nothing --><p>${own}</p>`,
};

const files: readonly string[] = [
  `Content-Type: application/pdf; name="a.pdf"\nContent-Disposition: attachment; filename="a.pdf"\nContent-Transfer-Encoding: base64\n\n${base64(Buffer.from('%PDF-1.4'))}`,
  'Content-Type: application/pdf; name="..\\\\..\\\\a\u0007/b\u202e.pdf"\nContent-Disposition: attachment\n\n%PDF-1.4',
  `Content-Type: application/octet-stream; name="=?utf-8?B?////?="\nContent-Transfer-Encoding: base64\n\n!!!`,
  'Content-Type: image/png\nContent-ID: <a@b>\nContent-Disposition: inline\n\n',
  'Content-Type: text/calendar; method=REQUEST\n\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Rapat\nDTSTART:99999999T999999Z\nEND:VEVENT',
  'Content-Type: text/calendar\n\n\u0000\u0001BEGIN:VEVENT',
  'Content-Type: application/pkcs7-signature; name="smime.p7s"\n\nx',
  `Content-Type: message/rfc822\n\nFrom: a@b.test\nSubject: Diteruskan\nContent-Type: text/plain\n\nLama.`,
  `Content-Type: image/heic; name="${'n'.repeat(3_000)}.heic"\n\n\u0000\u0000\u0000\u0018ftypheic`,
  'Content-Type: ; name=\n\nx',
  'X',
];

const extraHeaders: readonly ((many: number) => string)[] = [
  () => '',
  () => `X-Spam: ${'a'.repeat(200_000)}\n`,
  (many) => `Received: from a.test by b.test; Wed, 25 Nov 2026 14:20:00 +0700\n`.repeat(many * 20),
  (many) => `Cc: ${Array.from({ length: many * 40 }, (_, at) => `"Nama, ${at}" <p${at}@a.test>`).join(',\n ')}\n`,
  () => `References: ${'<a@b> '.repeat(3_000)}\n`,
  () => 'Subject: =?iso-2022-jp?B?GyRC?=\n =?utf-8?Q?=FF=FE?=\n',
  () => 'Broken header without a colon\n',
  () => 'Date: kemarin\nDate: Wed, 25 Nov 2026 14:20:00 +0700\n',
  () => 'In-Reply-To: \u0000<a>\nContent-Language: \n',
];

const charsets: readonly (readonly [name: string, encode: (text: string) => Buffer])[] = [
  ['; charset=utf-8', (text) => Buffer.from(text)],
  ['; charset="UTF-8"; format=flowed; delsp=yes', (text) => Buffer.from(text)],
  ['', (text) => Buffer.from(text)],
  ['; charset=us-ascii', (text) => Buffer.from(text)],
  ['; charset=iso-8859-1', (text) => Buffer.from(text, 'latin1')],
  ['; charset=windows-1252', (text) => Buffer.from(text, 'latin1')],
  ['; charset=tidak-ada', (text) => Buffer.from(text)],
  ['; charset=utf-7', (text) => Buffer.from(text)],
];

/** @param header lines that every mail has, each with its end */
export const randomMails = (count: number, seed: number, headerOf: (at: number) => string): readonly RandomMail[] => {
  const next = numbersFrom(seed);
  const below = (most: number): number => Math.floor(next() * most);
  const one = <T>(all: readonly T[]): T => all[below(all.length)]!;
  const named = <T>(all: Readonly<Record<string, T>>): readonly [string, T] => one(Object.entries(all));

  return Array.from({ length: count }, (_, at): RandomMail => {
    const words = `Printer rusak KATA${at}`;
    const made: string[] = [];
    let isWhole = true;
    const note = <T>(name: string, value: T): T => {
      made.push(name);
      return value;
    };
    const leaf = (type: string, text: string): string => {
      const [charset, encode] = one(charsets);
      const bytes = encode(text);
      const how = below(6);
      note(`${type}${charset} ${how}`, 0);
      const head = `Content-Type: ${type}${charset}\n`;
      if (how === 0) return `${head}Content-Transfer-Encoding: base64\n\n${base64(bytes)}`;
      if (how === 1) return `${head}Content-Transfer-Encoding: quoted-printable\n\n${quotedPrintable(bytes)}`;
      if (how === 2) {
        isWhole = false;
        return `${head}Content-Transfer-Encoding: base64\n\n${note('broken base64', base64(bytes).replace(/(.{7})/g, '$1!\n'))}`;
      }
      return `${head}Content-Transfer-Encoding: ${one(['7bit', '8bit', 'binary', 'x-lain'])}\n\n${bytes.toString('latin1') === text ? text : bytes.toString()}`;
    };
    const multipart = (type: string, parts: readonly string[]): string => {
      const boundary = `b${below(1e9)}${one(['', '=_', "'()+_,-./:=?"])}`;
      const end = one([`--${boundary}--\n`, `--${boundary}--\n`, '']);
      const body = parts.map((part) => `--${boundary}\n${part}\n`).join('');
      const broken = below(20);
      if (broken === 0) isWhole = false;
      const parameter = broken === 0 ? note('no boundary', '') : `; boundary="${boundary}"`;
      return `Content-Type: ${type}${parameter}\n\n${one(['', 'Preamble\n'])}${body}${end}`;
    };
    const plain = (): string => {
      const [name, quote] = named(quotes);
      return leaf('text/plain', note(name, quote(words)));
    };
    const html = (): string => {
      const [name, form] = named(htmls);
      return leaf('text/html', note(name, form(words)));
    };
    const blank = (): string => `Content-Type: text/plain; charset=utf-8\n\n${one(['', ' \n', '\u00a0\n\t', '\u200b'])}`;
    const body = (depth: number): string => {
      const shape = below(9);
      note(`shape ${shape}`, 0);
      if (depth > 0 && shape < 2)
        return multipart(one(['multipart/mixed', 'multipart/related', 'multipart/signed', 'multipart/lain']), [body(depth - 1)]);
      if (shape === 2) return html();
      if (shape === 3) return multipart('multipart/alternative', [plain(), html()]);
      if (shape === 4) return multipart('multipart/alternative', [blank(), html()]);
      if (shape === 5) return multipart('multipart/mixed', [html(), blank(), ...Array.from({ length: below(4) }, () => one(files))]);
      if (shape === 6) return multipart('multipart/mixed', [...Array.from({ length: below(12) }, () => one(files)), plain()]);
      if (shape === 7) return multipart('multipart/alternative', [multipart('multipart/related', [html(), one(files)]), blank()]);
      return plain();
    };
    const content =
      below(40) === 0
        ? note(
            'nested',
            Array.from({ length: 40 }).reduce<string>((inner) => multipart('multipart/mixed', [inner]), plain()),
          )
        : body(3);
    const more = below(4) ? '' : one(extraHeaders)(1 + below(50));
    let text = `${below(2) ? more : ''}${headerOf(at)}${below(2) ? more : ''}${content}`;
    if (below(12) === 0) {
      isWhole = false;
      const start = headerOf(at).length + more.length * 2;
      text = note('cut', text.slice(0, start + below(Math.max(text.length - start, 1))));
    }
    return { raw: Buffer.from(below(2) ? text.replace(/\n/g, '\r\n') : text), words, isWhole, made: made.join(', ') };
  });
};
