/** The rule that value-added tax is calculated by today. Rule: MNY-8. */
import { useEffect } from 'react';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { effectiveOn } from '#shared/areas/billing/domain/effectiveDates';
import { firstPage } from '#shared/jsonapi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import * as modules from './modules';

/** The list's own key in the store. */
const LIST = 'taxOfToday';

/** The rule of today in Asia/Jakarta; null where there is none, and until it is known. */
export const useTaxRule = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(modules.taxrule.actions.list(LIST, { ...firstPage, sort: ['-valid_from'] }));
    return () => void dispatch(modules.taxrule.actions.leave(LIST));
  }, [dispatch]);
  const { rows } = useAppSelector((state) => modules.taxrule.selectors.list(state, LIST));
  return effectiveOn(rows, dayOf(new Date().toISOString(), defaultZone));
};
