/** Sends a form with XMLHttpRequest, which reports how much of it has been sent, and answers as fetch does. */
import type { OnSent } from './http';

/**
 * @param onSent called with a number from 0 to 1 each time that more has been sent
 * @throws TypeError when the network is lost; AbortError when `init.signal` is aborted
 */
export const formRequest = (address: string, init: RequestInit = {}, onSent: OnSent): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { method = 'POST', headers, body, signal } = init;
    const stop = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded / total);
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('The network was lost.'));
    request.onabort = () => reject(new DOMException('The request was given up.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    request.open(method, address);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    signal?.addEventListener('abort', stop);
    request.send(body as FormData);
    if (signal?.aborted) stop();
  });
