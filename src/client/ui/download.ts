/** Hands a text to the person as a file. */

/** @param type the media type, such as text/csv */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
