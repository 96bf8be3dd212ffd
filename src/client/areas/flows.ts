/**
 * The registry of flows: what the store does that is not a resource's. A row's key names its saga and its part of the state, which
 * saved sessions contain: it stays, and is no resource's name. `reducer` and `saga` are optional; sagas start in this order.
 */
import type { ResourceName } from '#shared/areas/resources';
import type { Saga } from '../storeKit/supervise';
import type { FlowParts } from '../store/flowParts';
import { account } from './identity/flows/account';
import { attaching } from '../store/flows/attaching';
import { auth } from '../store/session/auth';
import { booking, bookingCancel, bookingLink, bookingPage } from './clinic/flows/bookings';
import { calendar } from './calendar/flows/calendar';
import { calls } from './clinic/flows/calls';
import { priceCheck, tariffChange, tariffImport } from './cashier/flows/tariffs';
import { icdImport } from './clinic/flows/icd';
import { kioskChoice, kioskPage, kioskTicket } from './clinic/flows/kiosk';
import { clientExports } from './clients/flows/clientExports';
import { clientOpening } from './clients/flows/clientOpening';
import { clinicStart } from './clients/flows/clinicStart';
import { dates } from './calendar/flows/dates';
import { drafts } from '../store/flows/drafts';
import { explanation } from '../store/session/explanation';
import { exporting } from '../store/flows/exporting';
import { fileOpening } from '../store/flows/fileOpening';
import { gridPreferences } from '../store/flows/gridPreferences';
import { invitation } from './identity/flows/invitation';
import { linkCheck } from './identity/flows/linkCheck';
import { locale } from '../store/flows/locale';
import { markAllRead } from './identity/flows/markAllRead';
import { me } from '../store/session/me';
import { navigation } from '../store/flows/navigation';
import { notices } from '../store/flows/notices';
import { page } from '../store/flows/page';
import { personalStorage } from '../store/flows/personalStorage';
import { recent } from '../store/flows/recent';
import { register } from './identity/flows/register';
import { recordHistory } from '../store/flows/recordHistory';
import { regions } from '../store/flows/regions';
import { report } from './reports/flows/report';
import { reset } from './identity/flows/passwordReset';
import { resetLink } from './identity/flows/resetLink';
import { revert } from './identity/flows/emailRevert';
import { sidebar } from '../store/flows/sidebar';
import { statement } from './billing/flows/statement';
import { paper } from './billing/flows/invoicePage';
import { shownFile } from '../store/flows/shownFile';
import { summary } from './dashboard/flows/summary';
import { thumbnails } from '../store/flows/thumbnails';
import { ticketSessions } from './support/flows/ticketSessions';
import { unsent } from '../store/flows/unsent';
import { verification } from './identity/flows/verification';
import { viewAs } from '../store/session/viewAs';
import { workplace } from '../store/session/workplace';

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
  keeping: personalStorage({ drafts, calendar, unsent }),
  workplace,
  invitation,
  account,
  explanation,
  file: fileOpening,
  shownFile,
  thumbnails,
  attaching,
  resetLink,
  exporting,
  ticketSessions,
  viewAs,
  readingAll: markAllRead,
  summary,
  recordHistory,
  clientExports,
  paper,
  report,
  statement,
  clinicStart,
  clientOpening,
  regions,
  page,
  locale,
  navigation,
  notices,
  recent,
  sidebar,
  gridPreferences,
  drafts,
  unsent,
  calendar,
  dates,
  calls,
  bookingPage,
  booking,
  bookingLink,
  bookingCancel,
  kioskPage,
  kioskChoice,
  kioskTicket,
  icdImport,
  priceCheck,
  tariffChange,
  tariffImport,
} satisfies Readonly<Record<string, Flow>> & { readonly [N in ResourceName]?: never };
