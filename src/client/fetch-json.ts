/** @throws Error for statuses other than 2xx */
export async function fetchJson<Content>(url: string, options?: RequestInit): Promise<Content> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`Could not load ${url}: HTTP ${response.status}`);
  return response.json();
}
