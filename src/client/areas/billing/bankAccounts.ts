/** Our bank accounts in use, in the order in which clients are shown them. */
import { useEffect } from 'react';
import { firstPage } from '#shared/jsonapi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import * as modules from './modules';

/** The list's own key in the store. */
const LIST = 'inUse';

const query = { ...firstPage, sort: ['position'], filter: { status: ['active'] } };

/** The accounts as they were fetched; for what is shown within a screen that fetches them. */
export const useAccountsInUse = () => useAppSelector((state) => modules.bankAccount.selectors.list(state, LIST));

/** Fetches the accounts as long as the screen is open. */
export const useBankAccounts = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(modules.bankAccount.actions.list(LIST, query));
    return () => void dispatch(modules.bankAccount.actions.leave(LIST));
  }, [dispatch]);
  return useAccountsInUse();
};
