/** A region by its name, with the names of what it lies in; its code until the name is known, or where there is none. */
import { useRegionName } from '../store/regions';

export function RegionText({ code }: { code: string }) {
  const name = useRegionName(code);
  return <span title={name ?? undefined}>{name ?? code}</span>;
}
