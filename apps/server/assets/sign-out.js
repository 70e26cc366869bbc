document.getElementById('sign-out').submit();
