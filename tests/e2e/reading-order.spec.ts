import { site } from '../../site.config.ts';
import { networkName } from '../../src/content/pages/shared.ts';
import { preferencesSection } from '../../src/routes.ts';
import { openContact, openForm, signUp, signUpForm } from './forms.ts';
import { expect, test } from './states.ts';

const { brand, email, product } = site;
const social = (indent: string) =>
  Object.entries(site.social)
    .map(([name, url]) => `\n${indent}  - listitem:\n${indent}    - link "${brand} on ${networkName(name)} (opens in a new tab)":\n${indent}      - /url: ${url}`)
    .join('')
    .replace(/^(?=.)/s, `${indent}- list:`);

test.describe('What a screen reader reads, in its order', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a page: skip link, top bar, banner, content, footer', async ({ page }) => {
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
          - /url: ${preferencesSection}
        - link "Scroll to top":
          - /url: "#top"
    `);
  });

  test('the header, with one dropdown open', async ({ page }) => {
    await page.goto('/asset-IQ');
    const bar = page.getByRole('complementary', { name: 'Contact and social links' });
    await expect(bar).toMatchAriaSnapshot(`
      - complementary "Contact and social links":
        - text: /${site.address.city}/
        - link "${email}":
          - /url: mailto:${email}
${social('        ')}
    `);
    const products = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' });
    await expect(products).toHaveAttribute('aria-current', 'true');
    await products.press('Enter');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "${brand}, home":
          - /url: /
        - navigation "Main":
          - list:
            - listitem:
              - link "Home":
                - /url: /
            - listitem:
              - link "About Us":
                - /url: /about-us
            - listitem:
              - link "Industry Verticals":
                - /url: /industry-verticals
            - listitem:
              - button "Products" [expanded]
              - list:
                - listitem:
                  - link /All Products/:
                    - /url: /product
                - listitem:
                  - link /${site.products.assetIq}/:
                    - /url: /asset-IQ
                - listitem:
                  - link /${site.products.panorama}/:
                    - /url: /panorama
            - listitem:
              - button "Solutions"
            - listitem:
              - button "${product} Studio"
            - listitem:
              - button "Insights"
        - link "Search":
          - /url: /search
        - link "Contact Us":
          - /url: /contact-us
    `);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: site.products.assetIq })).toHaveAttribute('aria-current', 'page');
  });

  test('the mobile menu, with one sub-list open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/asset-IQ');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.locator('summary').first().click();
    await expect(menu).toMatchAriaSnapshot(`
      - dialog "Menu":
        - link "${brand}, home":
          - /url: /
        - link "Search":
          - /url: /search
        - button "Close menu"
        - navigation "Mobile":
          - list:
            - listitem:
              - link "Home":
                - /url: /
            - listitem:
              - link "About Us":
                - /url: /about-us
            - listitem:
              - group:
                - text: Products
                - list:
                  - listitem:
                    - link "${site.products.assetIq}":
                      - /url: /asset-IQ
                  - listitem:
                    - link "${site.products.panorama}":
                      - /url: /panorama
            - listitem:
              - link "Industry Verticals":
                - /url: /industry-verticals
            - listitem:
              - group: Solutions
            - listitem:
              - link "${product} Studio":
                - /url: /${product}-Studio
            - listitem:
              - group: Insights
        - link "Contact Us":
          - /url: /contact-us
        - link "${email}":
          - /url: mailto:${email}
${social('        ')}
    `);
  });

  test('the sign-up form as it comes, with its problems, and its dialog', async ({ page }) => {
    await openForm(page, '/panorama', '#signUp-name');
    const form = signUpForm(page);
    await expect(form).toMatchAriaSnapshot(`
      - form "Get Started Today":
        - text: Your Name
        - textbox "Your Name"
        - text: Your Email Address
        - textbox "Your Email Address"
        - button "Get Started"
    `);
    await signUp(page, '', '');
    await expect(form).toMatchAriaSnapshot(`
      - form "Get Started Today":
        - text: Your Name
        - textbox "Your Name" [active]
        - paragraph: Name is required.
        - text: Your Email Address
        - textbox "Your Email Address"
        - paragraph: Email is required.
        - button "Get Started"
    `);
    await signUp(page, 'José Núñez', 'jose@example.com');
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Thank you for reaching out to us!":
        - button "Close"
        - heading "Thank you for reaching out to us!" [level=2]
        - button "Close" [active]
    `);
  });

  test('the contact form', async ({ page }) => {
    const form = await openContact(page);
    await expect(form).toMatchAriaSnapshot(`
      - form "We’re Available":
        - textbox "Full Name"
        - textbox "Company Name"
        - textbox "Job Title"
        - combobox "Country"
        - textbox "Work Email"
        - combobox "Company Size"
        - textbox "Contact Number"
        - textbox "How can we help you?"
        - button "Talk to an Expert" [disabled]
    `);
  });

  test('the search with a result', async ({ page }) => {
    await page.goto('/resource');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('supervisory authority');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Search":
        - button "Close search"
        - search:
          - text: Search the site
          - searchbox "Search the site": supervisory authority
          - button "Search"
          - paragraph: Enter opens the first result. Use the arrow keys to move through results.
          - status: /\\d+ results?/
          - list:
            - listitem:
              - link /Privacy Policy/:
                - /url: /privacy-policy#complaints
    `);
  });

  test('the video popup', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog /Video/:
        - paragraph
        - button "Close video"
    `);
  });
});
