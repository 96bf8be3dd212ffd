/** What a link of a mail carries in its query: read once, and at once gone from the address bar, where others might see or share it. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** @param names of the parameters; those that the link lacks are empty */
export function useSecretQuery<const N extends string>(...names: N[]): Readonly<Record<N, string>> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [values] = useState(() => {
    const query = new URLSearchParams(search);
    return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<N, string>;
  });
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  return values;
}
