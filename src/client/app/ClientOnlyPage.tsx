/** In the place of a page for people of a client, for somebody who belongs to none. Rules: ROL-20, SUB-25. */
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../ui/lazyPart';
import { useLanguage } from '../ui/useLanguage';
import type { Row } from './routes';

/** What pages are called comes with their frame, and is no part of the first load: so it is fetched with the page. */
const ClientOnly = part(
  async () => {
    const [screen, meta] = await Promise.all([
      import(/* webpackChunkName: "client-only" */ '../areas/clients/screens/clientOnly/ClientOnly'),
      import(/* webpackChunkName: "client-only" */ './pageMeta/dashboard'),
    ]);
    function Titled({ row }: { row: Row }) {
      const { t } = useTranslation();
      return <screen.ClientOnly title={meta.titleOf(row, t, useLanguage())} />;
    }
    return { default: Titled };
  },
  { words: ['clientOnly'] },
);

export const ClientOnlyPage = ({ row }: { row: Row }) => (
  <Suspense fallback={null}>
    <ClientOnly row={row} />
  </Suspense>
);
