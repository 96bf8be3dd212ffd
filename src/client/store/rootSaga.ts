/** Every saga, each under supervision: one that crashes takes no other with it. */
import { fork } from 'typed-redux-saga';
import type { Resource } from '#shared/kit/resource';
import type { Module } from '../storeKit/createModule';
import { supervised, type Report, type Saga } from '../storeKit/supervise';
import { servicesOf } from '../services';
import type { Http } from '../services/http';
import { jsonApi } from '../services/jsonApi';
import type { KnownDevice } from '../services/knownDevice';
import { uploads } from '../services/uploads';
import type { FlowParts } from './flowParts';
import { flows } from './flows';
import { modules } from './modules/index';

export type SagaParts = Omit<FlowParts, 'services'> & {
  readonly http: Http;
  readonly device: KnownDevice;
  readonly report: Report;
};

export const createRootSaga = ({ http, device, report, ...browser }: SagaParts) => {
  const parts: FlowParts = { ...browser, services: servicesOf(http, browser.vault, device, browser.workplace, browser.files) };
  const resourceSagas = (Object.values(modules) as unknown as readonly Module<Resource>[]).map(
    ({ name, resource, saga }): [string, Saga] => [name, saga({ ...jsonApi(resource, http), ...uploads(resource, http, browser.files) })],
  );
  const flowSagas = Object.entries(flows).flatMap(([name, flow]): [string, Saga][] => ('saga' in flow ? [[name, flow.saga(parts)]] : []));
  return function* () {
    // A supervised saga never throws, so a fork lives as alone as a spawn, and still ends when the root is cancelled.
    for (const [name, saga] of [...resourceSagas, ...flowSagas]) yield* fork(supervised(name, saga, report));
  };
};
