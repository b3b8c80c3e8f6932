import { site } from '../../site.config.ts';
import { preferencesUrl } from '../../src/routes.ts';
import { navigation } from '../labels.ts';
import { expect, test } from './page-helpers.ts';

const { brand, email } = site;

test('the accessibility tree has skip link, top bar, banner, content and footer in this order', async ({
  page,
}) => {
  await page.goto('/resource');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content":
        - /url: "#main"
      - complementary "Contact and social links"
      - banner
      - main
      - contentinfo:
        - link "${brand}, home":
          - /url: /
        - text: /${brand}/
        - link "${email}"
        - navigation "Company":
          - heading "Company" [level=2]
        - navigation "Work":
          - heading "Work" [level=2]
        - navigation "Contact and terms":
          - heading "Contact and terms" [level=2]
        - region "Field Notes":
          - heading "Field Notes" [level=2]
          - paragraph
          - form "Newsletter":
            - text: Your Email Address
            - textbox "Your Email Address"
            - button "Subscribe"
        - paragraph: /Copyright © ${site.copyrightYear} ${brand}/
        - link "Cookie preferences":
          - /url: ${preferencesUrl}
        - link "${navigation.footer.toTop}":
          - /url: "#top"
    `);
});

test('the first Tab focuses the skip link, which moves focus to the content', async ({ page }) => {
  await page.goto('/resource');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
