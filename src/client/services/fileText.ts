/** The text of a file by its bytes: programs write it in UTF-8, in UTF-16 as Excel does, or in the letters of old Windows. */

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** Without a byte order mark, Latin text in UTF-16 has a zero in every other place. */
const zerosAt = (bytes: Uint8Array, first: 0 | 1): boolean => {
  const looked = Math.min(bytes.length, 400) >> 1;
  const zeros = Array.from({ length: looked }, (_, at) => bytes[at * 2 + first]).filter((byte) => byte === 0).length;
  return looked > 0 && zeros > looked / 2;
};

const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, [0xff, 0xfe]) || zerosAt(bytes, 1)) return 'utf-16le';
  return startsWith(bytes, [0xfe, 0xff]) || zerosAt(bytes, 0) ? 'utf-16be' : 'utf-8';
};

export const textOfBytes = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The same file in UTF-8, as `text()` reads it. One that cannot be read any more is answered as it is: anyone who reads it then says so. */
export const inUtf8 = async (file: File): Promise<File> => {
  try {
    return new File([textOfBytes(new Uint8Array(await file.arrayBuffer()))], file.name, { type: file.type });
  } catch {
    return file;
  }
};
