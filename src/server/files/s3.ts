/** Files in any store that speaks S3 (path-style addresses, signature version 4); nobody but the server ever sees its address. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config';
import type { FileStore } from './store';

/** Milliseconds for a call, and more of them for each megabyte that is sent. */
const PATIENCE = 15_000;
const PER_MEGABYTE = 1_000;

/** A store in one bucket, which must exist. Its failures are thrown with the status alone: an answer's text may name the key. */
export function s3Store({ endpoint, bucket, region, key, secret }: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries: 2 });
  const call = async (name: string, init: RequestInit, fine: readonly number[], patience = PATIENCE): Promise<Response> => {
    const answer = await client.fetch(`${endpoint}/${bucket}/${name}`, { ...init, signal: AbortSignal.timeout(patience) });
    if (answer.ok || fine.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new Error(`The file store answered ${answer.status} to ${init.method}.`);
  };
  return {
    async put(name, bytes, type) {
      const size = bytes instanceof Blob ? bytes.size : bytes.byteLength;
      const answer = await call(
        name,
        {
          method: 'PUT',
          body: bytes instanceof Blob ? bytes : Buffer.from(bytes),
          headers: { 'content-type': type, 'content-length': String(size) },
        },
        [],
        PATIENCE + Math.ceil(size / 1_048_576) * PER_MEGABYTE,
      );
      await answer.body?.cancel();
    },
    async get(name) {
      const answer = await call(name, { method: 'GET' }, [404]);
      if (answer.status === 404 || !answer.body) {
        await answer.body?.cancel();
        return null;
      }
      // The web stream of fetch and the one of node:stream/web are one class under two names.
      return { stream: Readable.fromWeb(answer.body as ReadableStream), size: Number(answer.headers.get('content-length')) };
    },
    async remove(name) {
      const answer = await call(name, { method: 'DELETE' }, [404]);
      await answer.body?.cancel();
    },
  };
}
