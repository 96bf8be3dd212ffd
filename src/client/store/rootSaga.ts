/** Every saga, each under supervision: one that crashes takes no other with it. */
import { fork } from 'typed-redux-saga';
import { moduleSagas } from '../storeKit/moduleSagas';
import { supervised, type Report, type Saga } from '../storeKit/supervise';
import { servicesOf } from '../areas/services';
import type { Http } from '../services/http';
import { jsonApi } from '../services/jsonApi';
import type { KnownDevice } from '../services/knownDevice';
import { uploads } from '../services/uploads';
import type { FlowParts } from './flowParts';
import { flows } from '../areas/flows';
import { moduleNamed } from '../storeKit/moduleRegistry';

export type SagaParts = Omit<FlowParts, 'services'> & {
  readonly http: Http;
  readonly device: KnownDevice;
  readonly report: Report;
};

export const createRootSaga = ({ http, device, report, ...browser }: SagaParts) => {
  const parts: FlowParts = { ...browser, services: servicesOf(http, browser.vault, device, browser.workplace, browser.files) };
  const moduleSaga = (name: string) => {
    const module = moduleNamed(name);
    return module?.saga({ ...jsonApi(module.resource, http), ...uploads(module.resource, http, browser.files) });
  };
  const flowSagas = Object.entries(flows).flatMap(([name, flow]): [string, Saga][] => ('saga' in flow ? [[name, flow.saga(parts)]] : []));
  return function* () {
    // A supervised saga never throws, so a fork lives as alone as a spawn, and still ends when the root is cancelled.
    for (const [name, saga] of [['modules', moduleSagas(moduleSaga, report)], ...flowSagas] as const)
      yield* fork(supervised(name, saga, report));
  };
};
