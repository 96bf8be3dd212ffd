/** A report as the server answers it, read when its page opens and with each change of its parameters. */
import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { report } from '../flows/report';

/** @param path of the report in the API, with its query; undefined where nothing is to be read */
export const useReport = (path: string | undefined) => {
  const dispatch = useAppDispatch();
  const load = useCallback(() => void (path && dispatch(report.actions.load(path))), [dispatch, path]);
  useEffect(load, [load]);
  return { ...useAppSelector((state) => report.selectors.at(state, path ?? '')), load };
};
