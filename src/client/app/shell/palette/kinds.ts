/** The records that the palette searches: by what they are found, and where a choice of one leads. */
import { useMemo } from 'react';
import { resourceNames } from '#shared/areas/entries';
import { nounData } from '#shared/areas/nounData';
import type { ResourceName } from '#shared/areas/resources';
import { useKindNames } from '#client/kit/useKindNames';
import { useAppSelector } from '#client/store/hooks';
import { may } from '#client/store/access';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import type { Icon } from '#client/ui/icons';
import { iconOf } from '#client/ui/resourceIcons';
import type { AnyModule } from '#client/kit/anyModule';
import { pathsOf } from '#client/kit/resource/paths';

const names = resourceNames.filter((name) => nounData[name].isSearched);

export type Kind = {
  readonly name: ResourceName;
  readonly module: AnyModule;
  readonly label: string;
  readonly icon: Icon;
  /** Its own page for anyone who may open that, else its list, searched for its name. */
  readonly pathOf: (id: string, called: string) => string;
};

const someId = '00000000-0000-7000-8000-000000000000';

/** Those whose lists this person may read and open. */
export const useKinds = (mayOpen: (path: string) => boolean): readonly Kind[] => {
  const kinds = useKindNames('name');
  const readable = useAppSelector((state) => names.filter((name) => may(state, name, 'list')).join(' '));
  return useMemo(
    () =>
      names.flatMap((name): Kind[] => {
        const { list, edit, show = edit } = pathsOf(name);
        if (!readable.split(' ').includes(name) || !mayOpen(list)) return [];
        const opens = mayOpen(show(someId));
        const pathOf = (id: string, called: string) => (opens ? show(id) : `${list}?q=${encodeURIComponent(called)}`);
        return [{ name, module: loadedModule(name), label: kinds[name]!, icon: iconOf(name), pathOf }];
      }),
    [readable, mayOpen, kinds],
  );
};
