/** Fetches pages while another one stands: the form behind a list's "add" button, and what the page's row asks for. */
import { useMemo } from 'react';
import { loadAreas } from '../areas/modules';
import { loadTableIfWide } from '../kit/grid/prefetchList';
import { loadWords } from '../ui/chunkFailure';
import { useLater } from '../ui/prefetch';
import { admit } from './guards';
import { useGuardContext } from './routeContext';
import { rowNamed, rows, type Row } from './routes';

/** Whether a page is fetched ahead, while another one is shown. */
const isAheadOf = ({ of, ahead }: Row, page: Row | undefined): boolean => {
  const isAddForm = of?.as === 'add' && of.resource === page?.list;
  return isAddForm || Boolean(page?.ahead && (of ? page.ahead.includes(of.resource) : ahead));
};

/** All that a page is made of but its records. */
const fetchPage = ({ screen, words, areas, list }: Row) =>
  Promise.all([screen(), loadWords(words), loadAreas(areas), list && loadTableIfWide()]);

/** One after the other, so that what somebody does meanwhile has the network. */
const fetchPages = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await fetchPage(rowNamed(name)!);
};

/** @param page the name of the page that is open; of the others, only those that this person may open are fetched */
export function usePagesAhead(page: string): void {
  const guardContext = useGuardContext();
  const names = rows
    .filter((row) => isAheadOf(row, rowNamed(page)) && admit(row.guard, guardContext, row.scope) === 'ok')
    .map(({ name }) => name)
    .join(' ');
  useLater(useMemo(() => (names ? () => fetchPages(names.split(' ')) : undefined), [names]));
}
