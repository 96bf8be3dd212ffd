/** Fetches a record's file: a link is asked for, then what is behind it. Rule: PRV-11. */
import { put } from 'typed-redux-saga';
import { ask } from '../../storeKit/callService';
import type { EventMeta, Step } from '../../storeKit/intents';
import type { Services } from '../../areas/services';
import type { FileOfRecord } from '../../services/fileLinks';

/** @param linked the event that says that the link has come: without it a log would not have that answer */
export function* fetchFile({ link, fetch }: Services['fileLinks'], file: FileOfRecord, request: string, linked: (meta: EventMeta) => Step) {
  const found = yield* ask(link, file, request);
  if ('errors' in found) return found;
  yield* put(linked({ request, exchange: found.exchange }));
  return yield* ask(fetch, { link: found.answer }, request);
}
