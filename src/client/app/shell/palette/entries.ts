/** What the palette offers: pages, records and commands, each by a name. */
import type { Icon } from '#client/ui/icons';

type Named = {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  /** Where it belongs, as `Konfigurasi`. */ readonly hint?: string | undefined;
};

/** A choice of it goes there. */
export type PlaceEntry = Named & { readonly to: string };
/** A choice goes somewhere, or does something. */
export type Entry = PlaceEntry | (Named & { readonly run: () => void });

export type Section = { readonly key: string; readonly title: string; readonly entries: readonly Entry[] };

/** What the app around it knows: the pages that this person may open, those that add something, and whether an address is theirs to open. */
export type Places = {
  readonly pages: readonly PlaceEntry[];
  readonly adding: readonly PlaceEntry[];
  readonly mayOpen: (path: string) => boolean;
};

/** Everything but records. */
export type Offer = Places & { readonly commands: readonly Entry[] };

/** The id of an entry's element. */
export const optionId = (list: string, { key }: Entry): string => `${list}-${key.replace(/[^\w-]/g, '_')}`;
