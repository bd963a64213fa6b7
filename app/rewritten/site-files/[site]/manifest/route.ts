import { absentFile, type SiteFileProps, sendFile, siteOfFile } from '@/app/_data/seo/site-file';

/** `/manifest.webmanifest`: name and icons for the home screen. */
export async function GET(_request: Request, { params }: SiteFileProps) {
  const tenant = siteOfFile((await params).site);
  if (!tenant) return absentFile();
  const { colors } = tenant.theme;
  const icon = (size: number) => ({
    src: `/icoon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name: `${tenant.name} – ${tenant.tagline}`,
    short_name: tenant.name,
    description: tenant.htmlDescription,
    lang: 'nl',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colors.surface,
    theme_color: colors.brand,
    icons: [icon(192), icon(512)],
  };
  return sendFile(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8');
}
