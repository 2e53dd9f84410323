import { toast } from '@shop/shared/app';
import { GnbTabs, HeaderSearch, MainHeader } from '@shop/shared/ui';

export function Example() {
  return (
    <MainHeader
      logo="온담"
      homeTo="/markup"
      searchTo="/search"
      search={
        <HeaderSearch
          action="/searchResult"
          words={null}
          onSearch={(words) => toast(`'${words}' 검색`)}
        />
      }
      basket={{ to: '/basket', count: 3 }}
      bell={{ to: '/mypage?modalId=notification', count: 2 }}
      links={[{ text: '로그인', to: '/common/login-auth' }]}
    >
      <GnbTabs
        items={['홈', '베스트', '타임딜', '기획전', '브랜드', '이벤트', '리퍼브'].map(
          (text, at) => ({
            text,
            to: `/markup/guide/header?t=${at}`,
            isCurrent: at === 0,
            badge: at === 2 ? 'HOT' : null,
          }),
        )}
      />
    </MainHeader>
  );
}
