/**
 * The registry of flows: what the store does that is not a resource's. A row's key names its saga and its part of the state, which
 * saved sessions contain: it stays, and is no resource's name. `reducer` and `saga` are optional; sagas start in this order.
 */
import type { ResourceName } from '#shared/resources/index';
import type { Saga } from '../storeKit/supervise';
import type { FlowParts } from './flowParts';
import { account } from './modules/account';
import { attaching } from './modules/attaching';
import { auth } from './modules/auth';
import { calendar } from './modules/calendar';
import { clientExports } from './modules/clientExports';
import { clinicStart } from './modules/clinicStart';
import { drafts } from './modules/drafts';
import { explanation } from './modules/explanation';
import { exporting } from './modules/exporting';
import { fileOpening } from './modules/fileOpening';
import { gridPreferences } from './modules/gridPreferences';
import { invitation } from './modules/invitation';
import { linkCheck } from './modules/linkCheck';
import { locale } from './modules/locale';
import { markAllRead } from './modules/markAllRead';
import { me } from './modules/me';
import { navigation } from './modules/navigation';
import { notices } from './modules/notices';
import { keeping } from './modules/personalStorage';
import { recent } from './modules/recent';
import { register } from './modules/register';
import { regions } from './modules/regions';
import { report } from './modules/report';
import { reset } from './modules/passwordReset';
import { resetLink } from './modules/resetLink';
import { revert } from './modules/emailRevert';
import { sidebar } from './modules/sidebar';
import { statement } from './modules/statement';
import { invoiceHistory, paper } from './modules/invoicePage';
import { shownFile } from './modules/shownFile';
import { subscriptionHistory } from './modules/subscriptionHistory';
import { summary } from './modules/summary';
import { verification } from './modules/verification';
import { viewAs } from './modules/viewAs';
import { workplace } from './modules/workplace';

/** What the registry needs of a flow's module. */
type Flow = { readonly reducer?: (state: never, action: never) => unknown; readonly saga?: (parts: FlowParts) => Saga };

export const flows = {
  register,
  reset,
  linkCheck,
  auth,
  revert,
  verification,
  me,
  keeping,
  workplace,
  invitation,
  account,
  explanation,
  file: fileOpening,
  shownFile,
  attaching,
  resetLink,
  exporting,
  viewAs,
  readingAll: markAllRead,
  summary,
  subscriptionHistory,
  clientExports,
  invoiceHistory,
  paper,
  report,
  statement,
  clinicStart,
  regions,
  locale,
  navigation,
  notices,
  recent,
  sidebar,
  gridPreferences,
  drafts,
  calendar,
} satisfies Readonly<Record<string, Flow>> & { readonly [N in ResourceName]?: never };
