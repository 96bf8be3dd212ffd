/** A public page whole: its frame, its screen, and what both are told. The same on the server and in the browser. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { SiteData, SitePage } from '#shared/site';
import { SiteProvider } from './screens/siteData';
import { SiteFrame } from './SiteFrame';

type Props = { page: SitePage; Screen: ComponentType; data: SiteData; speech: i18n };

export function Site({ page, Screen, data, speech }: Props) {
  return (
    <I18nextProvider i18n={speech}>
      <SiteProvider value={data}>
        <SiteFrame page={page}>
          <Screen />
        </SiteFrame>
      </SiteProvider>
    </I18nextProvider>
  );
}
