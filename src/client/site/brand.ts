/** The brand next to the mark. */
import { brandName } from '../ui/constants';

/** Ours is drawn in small letters; another's is written as it is. */
export const wordOf = (brand: string): string => (brand === brandName ? brand.toLowerCase() : brand);
