/** What the dashboard knows of the catalogue: how much there is of each kind, and the newest items. */
import { useEffect } from 'react';
import { firstPage, type Query } from '#shared/jsonapi';
import { useCan } from '../../store/access';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { category } from '../../store/modules/category';
import { item } from '../../store/modules/item';
import { tag } from '../../store/modules/tag';

/** The lists' place in the store, apart from those of the grids. */
const KEY = 'dashboard';
const newest: Query = { ...firstPage, page: { number: 1, size: 5 }, sort: ['-created_at'] };
/** Only the total is wanted. */
const counted: Query = { ...firstPage, page: { number: 1, size: 1 } };

const queries = [
  [item, newest],
  [category, counted],
  [tag, counted],
] as const;

export const useCatalogue = () => {
  const dispatch = useAppDispatch();
  const may = { item: useCan('item', 'list'), category: useCan('category', 'list'), tag: useCan('tag', 'list') };
  const allowed = queries.filter(([module]) => may[module.name]);
  const wanted = allowed.map(([module]) => module.name).join();
  const load = () => allowed.forEach(([module, query]) => dispatch(module.actions.list(KEY, query)));
  useEffect(() => {
    load();
    return () => allowed.forEach(([module]) => dispatch(module.actions.leave(KEY)));
    // Asked again only when the person may see other kinds than before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, wanted]);
  return {
    load,
    items: useAppSelector((state) => item.selectors.list(state, KEY)),
    categories: useAppSelector((state) => category.selectors.list(state, KEY)),
    tags: useAppSelector((state) => tag.selectors.list(state, KEY)),
    may,
  };
};
