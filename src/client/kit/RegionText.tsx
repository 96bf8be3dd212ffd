/** A region by its name, with the names of what it lies in; its place is held until the name is known, and its code stands where there is none. */
import Skeleton from '@mui/material/Skeleton';
import { useRegionName } from '../store/regions';

export function RegionText({ code }: { code: string }) {
  const name = useRegionName(code);
  if (name === undefined) return <Skeleton component="span" width={120} />;
  return <span title={name ?? undefined}>{name ?? code}</span>;
}
