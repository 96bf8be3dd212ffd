/** Fetches the form behind a list's "add" button while the list is read, so that pressing it only draws the form. */
import { useMemo } from 'react';
import { loadWords } from '../ui/chunkFailure';
import { useLater } from '../ui/prefetch';
import { admit } from './guards';
import { useGuardContext } from './routeContext';
import { rowNamed, rows, type Row } from './routes';

const addFormOf = (list: Row | undefined): Row | undefined =>
  list?.list && rows.find(({ of }) => of?.as === 'add' && of.resource === list.list);

/** @param page the name of the page that is open; only a list whose form this person may open has something to fetch */
export function useFormAhead(page: string): void {
  const guardContext = useGuardContext();
  const form = addFormOf(rowNamed(page));
  const isOpen = form !== undefined && admit(form.guard, guardContext, form.scope) === 'ok';
  useLater(useMemo(() => (isOpen ? () => Promise.all([form.screen(), loadWords(form.words)]) : undefined), [isOpen, form]));
}
