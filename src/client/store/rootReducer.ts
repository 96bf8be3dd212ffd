/** The whole state: a slice for each resource, the flows, and what the browser remembers. */
import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import type { ResourceName } from '#shared/resources/index';
import type { ModuleState } from '../storeKit/moduleState';
import type { PersistStorage } from '../services/storage';
import { modules } from './modules/index';
import { account } from './modules/account';
import { auth } from './modules/auth';
import { calendar } from './modules/calendar';
import { drafts } from './modules/drafts';
import { explanation } from './modules/explanation';
import { fileOpening } from './modules/fileOpening';
import { gridPreferences } from './modules/gridPreferences';
import { linkCheck } from './modules/linkCheck';
import { locale } from './modules/locale';
import { me } from './modules/me';
import { notices } from './modules/notices';
import { recent } from './modules/recent';
import { register } from './modules/register';
import { regions } from './modules/regions';
import { reset } from './modules/passwordReset';
import { resetLink } from './modules/resetLink';
import { revert } from './modules/emailRevert';
import { sidebar } from './modules/sidebar';
import { summary } from './modules/summary';
import { verification } from './modules/verification';
import { viewAs } from './modules/viewAs';
import { remembered } from './persist';

const resourceReducers = Object.fromEntries(Object.values(modules).map(({ name, reducer }) => [name, reducer])) as Record<
  ResourceName,
  Reducer<ModuleState>
>;

export const createRootReducer = (storage: PersistStorage) =>
  combineReducers({
    ...resourceReducers,
    me: me.reducer,
    account: account.reducer,
    notices: notices.reducer,
    explanation: explanation.reducer,
    file: fileOpening.reducer,
    viewAs: viewAs.reducer,
    summary: summary.reducer,
    regions: regions.reducer,
    register: register.reducer,
    reset: reset.reducer,
    linkCheck: linkCheck.reducer,
    resetLink: resetLink.reducer,
    revert: revert.reducer,
    verification: verification.reducer,
    auth: remembered('auth', auth.reducer, storage),
    locale: remembered('locale', locale.reducer, storage),
    recent: remembered('recent', recent.reducer, storage),
    sidebar: remembered('sidebar', sidebar.reducer, storage),
    gridPreferences: remembered('gridPreferences', gridPreferences.reducer, storage),
    drafts: drafts.reducer,
    calendar: calendar.reducer,
  });
