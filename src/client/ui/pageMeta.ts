/** What the server tells the app in the head of its document: settings of the operator that the browser needs. */

/** The content of a `<meta>` by its name; undefined where the operator has set nothing. */
export const pageMeta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

/** The base address of the API when it is another provider's, as `https://api.example.id/api/v1`. */
export const apiAddress = (): string | undefined => pageMeta('api-url');
