/** Every saga, each under supervision: one that crashes takes no other with it. */
import { fork, takeEvery } from 'typed-redux-saga';
import type { Resource } from '#shared/kit/resource';
import type { Module } from '../storeKit/createModule';
import { wentTo } from '../storeKit/followUps';
import { supervised, type Report, type Saga } from '../storeKit/supervise';
import { accountService } from '../services/account';
import { accessService } from '../services/access';
import { fileLinkService } from '../services/fileLinks';
import type { Files } from '../services/files';
import type { Http } from '../services/http';
import type { Idle } from '../services/idleTimer';
import { jsonApi } from '../services/jsonApi';
import type { KnownDevice } from '../services/knownDevice';
import type { LanguageCookie } from '../services/languageCookie';
import { sessionService } from '../services/session';
import { notificationsService } from '../services/notifications';
import type { OtherTabs } from '../services/storage';
import { regionService } from '../services/regions';
import { summaryService } from '../services/summary';
import { uploads } from '../services/uploads';
import type { Vault } from '../services/vault';
import { modules } from './modules/index';
import { account } from './modules/account';
import { auth } from './modules/auth';
import { exporting } from './modules/exporting';
import { explanation } from './modules/explanation';
import { fileOpening } from './modules/fileOpening';
import { keeping } from './modules/personalStorage';
import { linkCheck } from './modules/linkCheck';
import { locale } from './modules/locale';
import { me } from './modules/me';
import { markAllRead } from './modules/markAllRead';
import { register } from './modules/register';
import { regions } from './modules/regions';
import { reset } from './modules/passwordReset';
import { resetLink } from './modules/resetLink';
import { revert } from './modules/emailRevert';
import { summary } from './modules/summary';
import { verification } from './modules/verification';
import { viewAs } from './modules/viewAs';

export type SagaParts = {
  readonly http: Http;
  readonly files: Files;
  readonly cookie: LanguageCookie;
  readonly otherTabs: OtherTabs;
  readonly idle: Idle;
  readonly vault: Vault;
  readonly device: KnownDevice;
  /** Takes the person on to a path, in the place of the present page. */
  readonly navigate: (path: string) => void;
  readonly report: Report;
};

/** Only the saga walks; a log that is played again goes nowhere. */
const navigation = (navigate: SagaParts['navigate']) =>
  function* () {
    yield* takeEvery(wentTo, ({ payload }) => navigate(payload));
  };

export const createRootSaga = ({ http, files, cookie, otherTabs, idle, vault, device, navigate, report }: SagaParts) => {
  const session = sessionService(http, vault, device);
  const access = accessService(http);
  const resourceSagas = (Object.values(modules) as unknown as readonly Module<Resource>[]).map(
    ({ name, resource, saga }): [string, Saga] => [name, saga({ ...jsonApi(resource, http), ...uploads(resource, http, files) })],
  );
  const sagas: readonly (readonly [string, Saga])[] = [
    ...resourceSagas,
    ['register', register.saga(session)],
    ['reset', reset.saga(session)],
    ['linkCheck', linkCheck.saga(session)],
    ['auth', auth.saga(session, otherTabs, idle)],
    ['revert', revert.saga(session)],
    ['verification', verification.saga(session)],
    ['me', me.saga(session, vault)],
    ['keeping', keeping.saga(vault, otherTabs)],
    ['account', account.saga(accountService(http))],
    ['explanation', explanation.saga(access)],
    ['file', fileOpening.saga(fileLinkService(http), files)],
    ['resetLink', resetLink.saga(access)],
    ['exporting', exporting.saga(access)],
    ['viewAs', viewAs.saga(access)],
    ['readingAll', markAllRead.saga(notificationsService(http))],
    ['summary', summary.saga(summaryService(http))],
    ['regions', regions.saga(regionService(http))],
    ['locale', locale.saga(cookie)],
    ['navigation', navigation(navigate)],
  ];
  return function* () {
    // A supervised saga never throws, so a fork lives as alone as a spawn, and still ends when the root is cancelled.
    for (const [name, saga] of sagas) yield* fork(supervised(name, saga, report));
  };
};
