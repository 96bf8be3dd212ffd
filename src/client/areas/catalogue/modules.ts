/** The store's modules of this area: one line each. */
import { catalogue as resources } from '#shared/areas/catalogue/index';
import { createModule } from '#client/storeKit/createModule';

export const category = createModule(resources.category);
export const item = createModule(resources.item);
export const tag = createModule(resources.tag);
const pack = createModule(resources.package);
const modul = createModule(resources.module);

/** Their names are words of the language. */
export { pack as package, modul as module };
