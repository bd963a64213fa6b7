/** The path of a content page below the language, without outer slashes: `vragen-over-levering`. */
export const PAGE_PATH = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;
export const MAX_PAGE_PATH = 200;
