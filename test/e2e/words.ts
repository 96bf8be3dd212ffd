/** What a person reads, in either language: the client's own words, so that a test never repeats a sentence. */
import enAccess from '#client/areas/identity/words/en/access';
import enAudit from '#client/areas/oversight/words/en/audit';
import enAuth from '#client/areas/identity/words/en/auth';
import enCalendar from '#client/areas/calendar/words/en/calendar';
import enCommon from '#client/locales/en/common';
import enDashboard from '#client/areas/dashboard/words/en/dashboard';
import enForm from '#client/locales/en/form';
import enGrid from '#client/locales/en/grid';
import enPeople from '#client/areas/identity/words/en/people';
import enProblem from '#client/locales/en/problem';
import enProfile from '#client/areas/identity/words/en/profile';
import enShell from '#client/locales/en/shell';
import idAccess from '#client/areas/identity/words/id/access';
import idAudit from '#client/areas/oversight/words/id/audit';
import idAuth from '#client/areas/identity/words/id/auth';
import idCalendar from '#client/areas/calendar/words/id/calendar';
import idCommon from '#client/locales/id/common';
import idDashboard from '#client/areas/dashboard/words/id/dashboard';
import idForm from '#client/locales/id/form';
import idGrid from '#client/locales/id/grid';
import idPeople from '#client/areas/identity/words/id/people';
import idProblem from '#client/locales/id/problem';
import idProfile from '#client/areas/identity/words/id/profile';
import idShell from '#client/locales/id/shell';
import { byResource, kindNames, pageNames } from './resourceWords';

type People = typeof idPeople;

/** The words of the people screens, and those of their resources. */
const withPeople = (own: People, language: 'id' | 'en') => {
  const { user, role, permission } = byResource(language);
  return {
    ...own,
    resource: kindNames(language),
    user: { ...user, ...own.user, fields: { ...user.fields, ...own.user.fields }, help: { ...user.help, ...own.user.help } },
    role: { ...role, ...own.role },
    permission: { ...permission, ...own.permission },
  };
};

export const words = {
  id: {
    access: idAccess,
    audit: idAudit,
    auth: idAuth,
    calendar: idCalendar,
    common: { ...idCommon, page: { ...idCommon.page, ...pageNames('id') } },
    dashboard: idDashboard,
    form: idForm,
    grid: idGrid,
    people: withPeople(idPeople, 'id'),
    problem: idProblem,
    profile: idProfile,
    shell: idShell,
    usman: byResource('id'),
  },
  en: {
    access: enAccess,
    audit: enAudit,
    auth: enAuth,
    calendar: enCalendar,
    common: { ...enCommon, page: { ...enCommon.page, ...pageNames('en') } },
    dashboard: enDashboard,
    form: enForm,
    grid: enGrid,
    people: withPeople(enPeople, 'en'),
    problem: enProblem,
    profile: enProfile,
    shell: enShell,
    usman: byResource('en'),
  },
};

/** A sentence with its `{{…}}` filled in. */
export const filled = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** The same of a sentence that counts: English has a form of its own for one. */
export const counted = <K extends string>(own: Readonly<Record<K, string>>, key: K, count: number): string => {
  const one = (own as Readonly<Record<string, string | undefined>>)[`${key}_one`];
  return filled(count === 1 && one !== undefined ? one : own[key], { count });
};
