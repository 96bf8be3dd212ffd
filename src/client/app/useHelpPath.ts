/** Where a person asks for help. */
import { admit } from './guards';
import { useGuardContext } from './routeContext';
import { rowNamed } from './routes';

/** The address of the form of a new ticket; undefined for somebody who may not open it. */
export const useHelpPath = (): string | undefined => {
  const guardContext = useGuardContext();
  const row = rowNamed('ticketAdd');
  return row && admit(row.guard, guardContext, row.scope) === 'ok' ? row.path : undefined;
};
