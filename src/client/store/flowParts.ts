/** What a flow's saga is given: the services, and what the browser offers. */
import type { Services } from '../areas/services';
import type { Files } from '../services/files';
import type { Idle } from '../services/idleTimer';
import type { LanguageCookie } from '../services/languageCookie';
import type { OtherTabs } from '../services/storage';
import type { Vault } from '../services/vault';
import type { Workplace } from '../services/workplace';

export type FlowParts = {
  readonly services: Services;
  readonly files: Files;
  readonly otherTabs: OtherTabs;
  readonly idle: Idle;
  readonly vault: Vault;
  readonly cookie: LanguageCookie;
  /** The client that the tab works for. */
  readonly workplace: Workplace;
  /** Takes the person on to a path, in the place of the present page. */
  readonly navigate: (path: string) => void;
};
