/** Replaces the style of Next's own error page, which is shown only when `app/global-error.tsx` fails itself. */
export const errorStyles = {};
export const errorThemeCss = '';
export const WarningIcon = () => null;
