/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await import('@/app/_data/check-tenants');
  await import('@/app/_gateway/offer-directly');
}
