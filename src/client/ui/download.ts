/** Hands a text, or bytes, to the person as a file. */

/** @param type the media type, such as text/csv */
export function download(name: string, type: string, content: string | Blob): void {
  const whole = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(whole);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
