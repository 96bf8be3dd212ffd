/** The parameters of a raw query string, one by one. */

const decode = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
};

/** Each parameter's name and value; a value that can't be decoded is undefined. */
export function* pairs(raw: string): Generator<[string, string | undefined]> {
  for (const part of raw.split('&')) {
    if (!part) continue;
    const cut = part.indexOf('=');
    const key = decode(cut < 0 ? part : part.slice(0, cut));
    yield [key ?? part.slice(0, 60), key === undefined ? undefined : decode(cut < 0 ? '' : part.slice(cut + 1))];
  }
}

/** `filter[date][from]` → filter, date, from; a name of another form stays as it is and is reported as unknown. */
export const partsOf = (key: string): string[] => (/^\w+(\[[\w.-]+\]){0,2}$/.test(key) ? key.replaceAll(']', '').split('[') : [key]);
