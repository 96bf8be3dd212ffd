/** The page's nonce under the content security policy. Imported before anything that writes style sheets: notistack reads the global. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce || undefined;

Object.assign(window, { __nonce__: nonce });
