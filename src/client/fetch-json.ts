/** Fetches JSON. @throws Error for statuses other than 2xx */
export async function fetchJson<Content>(address: string, options?: RequestInit): Promise<Content> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`Could not load ${address}: HTTP ${response.status}`);
  return response.json();
}
