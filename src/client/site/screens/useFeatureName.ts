/** What a feature is called in the reader's language; one that we don't know, as its module is. */
import { isFeature } from '#shared/domain/features';
import { useSite } from './siteData';
import { useWords } from './useWords';

export const useFeatureName = () => {
  const words = useWords('features');
  const { catalogue } = useSite();
  return (key: string): string =>
    isFeature(key) ? words[key].name : (catalogue?.modules.find(({ feature_key }) => feature_key === key)?.module_name ?? key);
};
