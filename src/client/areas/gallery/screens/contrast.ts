/** How well a colour can be read on another, as WCAG 2 measures it. */

const channel = (part: number): number => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** @param hex `#RRGGBB` */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1 (the same) to 21 (black on white); text needs 4.5. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
